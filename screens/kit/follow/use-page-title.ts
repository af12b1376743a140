import type { PageId } from '../host.ts'
import { useStateHeading } from '../journey/use-state-heading.ts'
import { useTitleOf } from '../journey/use-title-of.ts'
import { useServerState } from './use-server-state.ts'

/** Returns the title of a page in the state of the open application, for its heading, and sets the document's title to it. */
export function usePageTitle(page: PageId): string {
  const title = useTitleOf()(page, useServerState()?.aspect) ?? ''
  useStateHeading(title)
  return title
}
