import { run } from './action';
import type { Edit } from './oracle';
import type { Page, World } from './world';

const student = { name: 'Student', rollNumber: 'P1' };
const teacher = { name: 'Teacher', employeeId: 'T1' };

/** What is next between a student and a teacher on this page: to send what there is, and to read what came. */
export function runExchange(world: World, page: Page): void {
  const found = world.files.findLast(
    ({ kind }) => kind === (page.person === 'p2' ? 'request' : 'decisions'),
  );
  if (page.person === 'p2') return found ? readRequest(world, page, found.content) : undefined;
  if (page.person === 'p1')
    return found ? readDecisions(world, page, found.content) : sendRequest(world, page);
}

const any = () => true;

function sendRequest(world: World, page: Page): void {
  void page.product.exchange().then(async ({ makeRequest, requestable, writeExchange }) => {
    const activities = requestable(page.product.activitiesIn());
    if (activities.length === 0) return;
    const payload = await makeRequest(student, activities);
    const content = await writeExchange('request', payload, new Map());
    world.files.push({ kind: 'request', person: 'p1', content: content as never });
  });
}

/** The teacher imports the requests, approves what waits and sends the decisions. */
function readRequest(world: World, page: Page, content: unknown): void {
  const { product } = page;
  const work = async ({ text }: Edit) => {
    const code = await product.exchange();
    const opened = await code.readRequest(content as File);
    const submissions = product.workspace.records('submissions');
    const { changes } = code.planRequests([opened], {
      submissions,
      student: null,
      activities: [],
    });
    const decided = new Map([...submissions].filter(([, one]) => one.status === 'Pending'));
    const rows = [...decided.values()].map((one) => ({
      ...{ key: one.id, source: 'submission' as const, id: one.id, student: one.student.name },
      ...{ rollNumber: one.student.rollNumber, certificationBy: '', status: one.status },
      ...{ steps: one.history, submitted: null },
    }));
    const revisions = new Map([...decided.values()].map(({ id, revision }) => [id, revision]));
    await product.writeWithUndo(
      [...changes, ...code.decide(rows, { what: 'approved', by: teacher.name }, revisions)],
      text,
    );
    const [first] = code.decidedByStudent(product.workspace.records('submissions').values());
    if (!first) return;
    const file = await code.writeExchange(
      'decisions',
      code.makeDecisions(teacher as never, first[1]),
      new Map(),
    );
    world.files.push({ kind: 'decisions', person: 'p1', content: file as never });
  };
  run(world, page, 'request file', any, work, { isLong: true });
}

function readDecisions(world: World, page: Page, content: unknown): void {
  const { product } = page;
  const work = async ({ text }: Edit) => {
    const code = await product.exchange();
    const opened = await code.readDecisions(content as File, student, { keys: [] });
    const { changes } = await code.planDecisions([opened], product.activitiesIn());
    world.files = world.files.filter((one) => one.content !== content);
    await product.writeWithUndo(changes, text);
  };
  run(world, page, 'decision file', any, work, { isLong: true });
}
