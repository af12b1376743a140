import { isUuid, type PagesSource } from '#engine'
import type { FormId } from '#generated/ids'
import { request } from '../../api/request.ts'
import { trace } from '../../api/trace-headers.ts'
import { ApiError } from '../../kit/api/api-error.ts'
import { loadForm } from '../../kit/forms/load-form.ts'
import { subscribeToArrivals } from '../../kit/journey/arrivals.ts'
import { findPageAt } from '../../kit/journey/find-page-at.ts'
import { createFrameAdapter } from './create-frame-adapter.ts'
import { maskAnswer } from './mask-answer.ts'
import type { ReplayAdapter } from './replay-adapter.ts'

/**
 * Sends a lender's replay service the pages of an application and its answers, masked by their class. Returns a function
 * that stops it.
 */
export function recordUse(address: string, pages: PagesSource): () => void {
  const adapter = createFrameAdapter(address)
  let stops: readonly (() => void)[] = [adapter.stop]
  let isStopped = false
  void adapter.start().then(({ link, session }) => {
    if (!isStopped) stops = [...stops, nameReplay(session), linkApplications(link), follow(adapter, pages)]
  })
  return () => {
    isStopped = true
    for (const stop of stops) stop()
  }
}

function follow({ note }: ReplayAdapter, pages: PagesSource): () => void {
  const pageHere = () => {
    const uuid = applicationHere()
    return uuid === undefined ? undefined : findPageAt(pages, location.pathname, uuid)
  }
  const arrive = () => {
    const page = pageHere()
    if (page !== undefined) note({ kind: 'page', page })
  }
  const answer = async ({ target }: Event) => {
    const page = pageHere()
    if (page === undefined || !isControl(target)) return
    const [name = ''] = target.name.split('.')
    // A control that belongs to no form of the page has no known class and is not sent.
    const form = await loadForm(page as FormId).catch(() => undefined)
    const shown = maskAnswer(form?.fields[name], answerOf(target))
    if (shown !== undefined) note({ kind: 'field', page, field: name, shown })
  }
  arrive()
  const stop = subscribeToArrivals(arrive)
  document.addEventListener('change', answer)
  return () => {
    stop()
    document.removeEventListener('change', answer)
  }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Returns the answer of a control. A checkbox has the same value whether or not it is ticked. */
const answerOf = (control: Control): string =>
  control instanceof HTMLInputElement && control.type === 'checkbox' ? String(control.checked) : control.value

const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement

const applicationHere = (): string | undefined => location.pathname.split('/').find(isUuid)

/**
 * Adds the replay's id to the headers of our requests, so that replay and requests can be matched. Returns a function that
 * undoes it.
 */
function nameReplay(session: string): () => void {
  const { headers } = trace
  trace.headers = () => ({ ...headers(), 'X-Replay-Session': session })
  return () => {
    trace.headers = headers
  }
}

/** Saves the link with each application that is opened, once. */
function linkApplications(link: string): () => void {
  const linked = new Set<string>()
  const arrive = () => {
    const uuid = applicationHere()
    if (uuid === undefined || linked.has(uuid)) return
    linked.add(uuid)
    void saveReplayLink(uuid, link)
  }
  arrive()
  return subscribeToArrivals(arrive)
}

/**
 * Saves the replay link of an application. A 401 is ignored, because a signed-out user has no application to link; any
 * other error is thrown (core specification 7).
 */
export async function saveReplayLink(uuid: string, link: string): Promise<void> {
  const path = `/service-application/api/v1/application/heloc/${uuid}/full-story-link`
  try {
    await request(path, { method: 'PUT', body: { link }, keepSession: true, isPoll: true, isQuiet: true })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
  }
}
