import { readFileSync } from 'node:fs'
import { copy } from '../support/copy.ts'
import { answerPage, isAnswered } from './answer-page.ts'
import type { Borrower } from './borrower.ts'
import type { RoadDevice } from './device.ts'
import { pageOf } from './page-of.ts'

const { pages }: { pages: Record<string, { title: string }> } = JSON.parse(
  readFileSync('flows/pages.json', 'utf8'),
)

/** Heading of a page, which shows that the page has loaded. */
function titleOf(id: string): string {
  const source = pages[id]
  if (source === undefined) throw new Error(`The road led to ${id}, which is no page of an application.`)
  return copy(source.title)
}

/** Callback on each page; `title` is the page's heading. */
export type Meet = (id: string, title: string) => Promise<void>

/**
 * Answers each page until `until` is shown; returns the ids of the pages in order, without those that ask nothing.
 * `meet` replaces the answering of a page, and must answer it in the end.
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
    // Finds the heading by role: while the processing dialog is open, the page behind it is hidden, and its heading
    // too.
    const heading = page.getByRole('heading', { level: 1, name: titleOf(id) })
    // A page on which only the server works may be gone before its heading is seen.
    await Promise.race([heading.waitFor(), left()])
    if (pageOf(page) !== id) continue
    if (id === until || isAnswered(borrower, id)) seen.push(id)
    if (id === until) return seen
    await meet(id, titleOf(id))
    await left()
  }
}
