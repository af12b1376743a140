import { readFileSync } from 'node:fs'
import { copy } from '../support/copy.ts'
import { answerPage, isAnswered } from './answer-page.ts'
import type { Borrower } from './borrower.ts'
import type { RoadDevice } from './device.ts'
import { pageOf } from './page-of.ts'

const { pages }: { pages: Record<string, { title: string }> } = JSON.parse(
  readFileSync('flows/pages.json', 'utf8'),
)

/** The heading by which a page is known to have arrived. */
function titleOf(id: string): string {
  const source = pages[id]
  if (source === undefined) throw new Error(`The road led to ${id}, which is no page of an application.`)
  return copy(source.title)
}

/** What happens on a page that one came to; `title` is its heading. */
export type Meet = (id: string, title: string) => Promise<void>

/**
 * Does what each page asks, until `until` is shown; answers the pages in the order in which they came, without those that
 * ask nothing. `meet` is what somebody else would do there, who answers the page in the end.
 */
export async function walk(
  device: RoadDevice,
  borrower: Borrower,
  until: string,
  meet: Meet = (id) => answerPage(device, borrower, id),
): Promise<string[]> {
  const { page } = device
  const seen: string[] = []
  for (;;) {
    const id = pageOf(page)
    const left = () => page.waitForURL((url) => !url.pathname.endsWith(`/${id}`), { timeout: 60_000 })
    // By role: while the processing modal is open the page behind it is hidden, its heading too.
    const heading = page.getByRole('heading', { level: 1, name: titleOf(id) })
    // A page on which the server alone works may be gone before its heading is seen.
    await Promise.race([heading.waitFor(), left()])
    if (pageOf(page) !== id) continue
    if (id === until || isAnswered(borrower, id)) seen.push(id)
    if (id === until) return seen
    await meet(id, titleOf(id))
    await left()
  }
}
