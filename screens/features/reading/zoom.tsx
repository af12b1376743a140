import { Button } from '../../kit/ui/button.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'

/** Zoom factors of the fitting width. */
const zooms = [1, 1.5, 2] as const

/** Buttons that make the pages of a document larger or smaller. */
export function Zoom({ zoom, onZoom }: { readonly zoom: number; readonly onZoom: (zoom: number) => void }) {
  const t = useCopy()
  const larger = zooms.find((each) => each > zoom)
  const smaller = zooms.findLast((each) => each < zoom)
  return (
    <>
      {smaller !== undefined && (
        <Button kind="quiet" onClick={() => onZoom(smaller)}>
          {t('shell.document.smaller')}
        </Button>
      )}
      {larger !== undefined && (
        <Button kind="quiet" onClick={() => onZoom(larger)}>
          {t('shell.document.larger')}
        </Button>
      )}
    </>
  )
}
