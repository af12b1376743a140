import { lazyPart } from '../../kit/ui/load-module.ts'
import { Optional } from '../../kit/ui/optional.tsx'
import type { SaveForLaterProps } from './save-for-later.tsx'

const SaveForLater = lazyPart(() => import('./save-for-later.tsx'))

/** Place below a page for the button that saves its drafts, which loads after the page. */
export const LaterPlace = (props: SaveForLaterProps) => (
  <div className="save-for-later">
    <Optional>
      <SaveForLater {...props} />
    </Optional>
  </div>
)
