import { useState } from 'react';
import { choicesOf } from '@/components/activity/model/activity-form';
import { CategoryField, LevelAndHours } from '@/components/activity/shared/rule-fields';
import {
  checkEvent,
  eventContent,
  eventLabels,
  organisersList,
  saveEvent,
  type EventField,
  type EventValues,
} from '@/components/event-list/model/event-form';
import { eventPoints, type EventList } from '@/components/event-list/model/event-list';
import { DialogForm, FormFailure } from '@/components/form/dialog-form';
import { FormNotes } from '@/components/form/form-notes';
import { useForm } from '@/components/form/use-form';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { ErrorSummary } from '@/components/ui/error-summary';
import { ChoiceField, FormField } from '@/components/ui/form-field';
import type { ActivityRules } from '@/content/schema/activity-rules';
import { formName } from '@/lib/form/form-draft';
import { workspace } from '@/lib/store/device';
import { newId, now } from '@/lib/store/record';
import { savedMessage } from '@/lib/store/write-with-undo';
import { countText } from '@/lib/text/count';
import { showToast } from '@/lib/toast/toast';

interface EventFormProps {
  /** The list whose event is changed; without it, a new one is made and opened. */
  list?: EventList;
  rules: ActivityRules;
}

/** The form of an event, whose draft is saved as it is typed. */
export function EventForm({ list, rules }: EventFormProps) {
  const [start] = useState(() => eventContent(list ?? {}));
  const { focused, ...form } = useForm<EventField>({
    name: formName('event', list?.id),
    start,
    check: ({ values }) => checkEvent(values, rules),
    save: async (content, draft) => {
      const id = list?.id ?? newId();
      await workspace.write([saveEvent(id, content.values, now()), draft.removal()]);
      showToast(savedMessage(`${content.values.name.trim()} is saved.`));
      if (!list) {
        window.location.hash = id;
        return;
      }
      draft.rebase(content, [], 'stored');
      draft.finish(false);
    },
  });
  const { draft, values } = form;
  const isTyped = draft.snapshot() !== draft.opened();
  return (
    <DialogForm {...form.props}>
      <FormNotes form={form} noun="event" labels={eventLabels} />
      <ErrorSummary ref={focused} errors={form.errors} fieldId={form.fieldId} />
      <EventFields {...form} rules={rules} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <PointLine values={values} rules={rules} />
        <Button variant={isTyped || !list ? 'primary' : 'plain'} type="submit">
          {list ? 'Save event' : 'Save and add people'}
        </Button>
      </div>
      <FormFailure failed={form.failed} />
    </DialogForm>
  );
}

type FormOf = ReturnType<typeof useForm<EventField>>;

function EventFields({
  control,
  values,
  set,
  rules,
}: Pick<FormOf, 'control' | 'values' | 'set'> & { rules: ActivityRules }) {
  const offered = (proofs: readonly string[]) => [...new Set([organisersList, ...proofs])];
  const { proofs } = choicesOf(values.category, rules);
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-1 items-end gap-4 @xl:grid-cols-2">
        <FormField {...control('name')} label="Name" type="text" required autoComplete="off" />
        <FormField
          {...control('organiser')}
          label="Organiser"
          type="text"
          required
          autoComplete="off"
        />
      </div>
      <div className="grid grid-cols-1 items-end gap-4 @xl:grid-cols-3">
        <CategoryField
          {...{ control, values, set, rules }}
          proofAfter={(next) =>
            offered(next).includes(values.proof) ? values.proof : organisersList
          }
        />
        <LevelAndHours {...{ control, values, rules }} />
        <ChoiceField
          {...control('proof')}
          label="Proof"
          options={offered(proofs).map((value) => ({ value, text: value }))}
        />
        <FormField {...control('from')} label="First day" type="date" required />
        <FormField {...control('to')} label="Last day" type="date" required />
        <Checkbox
          label="On duty in all classes of these days"
          checked={values.duty === 'yes'}
          onChange={(isOn) => set('duty', isOn ? 'yes' : '')}
        />
      </div>
    </div>
  );
}

/** The points that the rules give for an event as it is typed. */
function PointLine({ values, rules }: { values: Readonly<EventValues>; rules: ActivityRules }) {
  const { category, level, hours, to } = values;
  if (!category || rules.heads.length === 0) return <p />;
  const event = { ...eventContent({}).values, category, level, to, duty: false };
  const { points, head } = eventPoints(
    { ...event, hours: Number(hours.replace(',', '.')) || undefined },
    rules,
  );
  return (
    <p className="text-note">
      <span className="font-semibold">{countText(points, ['point', 'points'])}</span>
      {head && <span className="text-muted"> under {head}</span>}
    </p>
  );
}
