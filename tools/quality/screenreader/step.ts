import type { Announced, Control, Listener } from './listener';

/** Something that the person does; most steps are followed by announcements, which must be heard once. */
export type ScenarioStep = (person: Listener) => Promise<void>;

/** Tasks by name, each of which can be run alone. */
export type Scenarios = Readonly<Record<string, readonly ScenarioStep[]>>;

const nameOf = (control: Control) => (typeof control === 'string' ? control : control.css);

async function act(
  person: Listener,
  when: string,
  announced: readonly Announced[],
  run: () => Promise<unknown>,
): Promise<void> {
  if (announced.length > 0) await person.expectSpeech(when, announced, run);
  else await run();
}

/** Opens a page; `then` is the page to which it leads. */
export const visit =
  (route: string, then = route): ScenarioStep =>
  (person) =>
    person.visit(route, then);

/** Waits for the page to which a form leads. */
export const arrive =
  (route: string): ScenarioStep =>
  (person) =>
    person.arrive(route);

/** Presses keys where the focus is. */
export const keys =
  (names: readonly string[], ...announced: Announced[]): ScenarioStep =>
  (person) =>
    act(person, `${names.join(', ')} is pressed`, announced, () => person.keyboard.press(...names));

/** Presses a control. */
export const press =
  (control: Control, ...announced: Announced[]): ScenarioStep =>
  async (person) => {
    await person.goTo(control);
    await act(person, `"${nameOf(control)}" is pressed`, announced, () =>
      person.keyboard.press('Return'),
    );
  };

/** Presses a control, or keys, that open a dialog with this title or a list. */
export const open =
  (control: Control | readonly string[], title: string, ...announced: Announced[]): ScenarioStep =>
  async (person) => {
    const isKeys = Array.isArray(control);
    if (!isKeys) await person.goTo(control as Control);
    const names = isKeys ? (control as readonly string[]) : ['Return'];
    await act(person, `${title} opens`, announced, () => person.openDialog(title, names));
  };

/** Types into the field whose label starts with `label`; of a date, `read` is the part that has the focus. */
const typeInto =
  (read?: string) =>
  (label: string, text: string, ...announced: Announced[]): ScenarioStep =>
  async (person) => {
    await person.goToField(label, read);
    await act(person, `"${text}" is typed into ${label}`, announced, () => person.type(text));
  };
export const fill = typeInto();
/** Digits of month, day and year. The browsers read the part of the date that has the focus. */
export const fillDate = typeInto('Month');

/** Ticks the box whose label starts with `label`. */
export const tick =
  (label: string, ...announced: Announced[]): ScenarioStep =>
  async (person) => {
    await person.goToField(label);
    await act(person, `${label} is ticked`, announced, () => person.keyboard.press('space'));
  };

/** Sets a file without the browser's file dialog. */
export const choose =
  (label: string, file: string, ...announced: Announced[]): ScenarioStep =>
  async (person) => {
    const field = await person.goToField(label);
    await act(person, `a file is chosen for ${label}`, announced, () => field.uploadFile(file));
  };
