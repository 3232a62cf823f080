import { enrolInCourse, initiateCoursePayment, listCourses } from '@tarapath/api-client/courses'
import { settlePayment, type Viewer } from '@tarapath/customer-core/story-console'
import LONG from './long-course.json' with { type: 'json' }

const DAY_MS = 24 * 60 * 60 * 1000

/** The text of an input of type "datetime-local", which the desk reads as the time in India. */
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS + 5.5 * 3_600_000).toISOString().slice(0, 16)

/** Writes a course at the desk, as a draft that is published; returns the query of its row. */
async function writeCourse({ fetch }: Viewer, query: string, fields: Record<string, string>): Promise<string> {
  const send = async (step: 'save' | 'publish', at: string, more: Record<string, string>): Promise<string> => {
    const page = await (await fetch(`/console/desk/courses?${at}`)).text()
    const body = new FormData()
    for (const name of ['row', 'draft', 'base', 'image'])
      body.set(name, new RegExp(`type="hidden" name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '')
    for (const [name, value] of Object.entries(more)) body.set(name, value)
    const reply = await fetch(`/console/desk/courses/${step}?${at}`, { method: 'POST', body, redirect: 'manual' })
    const written = /(?:draft|row)=\d+/.exec(reply.headers.get('location') ?? '')?.[0]
    if (!written) throw new Error(`The desk answered ${reply.status} to ${step}.`)
    return written
  }
  return send('publish', await send('save', query, fields), {})
}

/** A course with long texts, in the given state for the viewer. Returns its address. */
export const longCourse =
  (state: 'open' | 'enrolled' | 'enrolled and started' | 'enrolled and recorded' | 'full' | 'started', path?: string) =>
  async (viewer: Viewer): Promise<string> => {
    // All stories share a backend.
    const slug = `long-${crypto.randomUUID()}`
    const image = (await listCourses(viewer.api)).find((course) => course.image)?.image ?? ''
    const teacher = { instructorId: '44' }
    const startsAt = state.endsWith('recorded') ? '' : inDays(9)
    const written = { ...LONG, ...teacher, image, slug, startsAt, capacity: '1' }
    const row = await writeCourse(viewer, 'new', written)
    const id = Number(row.replace('row=', ''))
    if (state.startsWith('enrolled')) await enrolAndPay(viewer, id)
    // An enrolment that waits for its payment counts as one.
    if (state === 'full') await enrolInCourse((await viewer.open('customer')).api, { course_id: id })
    if (state.endsWith('started')) await writeCourse(viewer, row, { ...written, startsAt: inDays(-3) })
    return path ?? `/courses/${id}`
  }

async function enrolAndPay(viewer: Viewer, course: number): Promise<void> {
  const { id } = await enrolInCourse(viewer.api, { course_id: course })
  const { txn_id: order } = await initiateCoursePayment(viewer.api, {
    kind: 'course',
    enrollment_id: id,
    path: `/courses/${course}/payment`,
  })
  await settlePayment(viewer, order, 'complete')
}
