import { useState } from 'react'
import { useOriginator } from '../../api/use-originator.ts'
import { Dialog } from '../../kit/ui/feedback/dialog.tsx'
import { Icon } from '../../kit/ui/icon.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { NobodyToShow } from './originator-card.tsx'
import { OriginatorDetails } from './originator-details.tsx'
import { originatorFacts } from './originator-facts.ts'

/** Bar with the loan officer or broker at the top of a narrow screen, which opens a dialog. */
export default function OriginatorBar({ uuid }: { readonly uuid: string }) {
  const t = useCopy()
  const [open, setOpen] = useState(false)
  const { data, error } = useOriginator(uuid)
  const facts = data && originatorFacts(data)
  if (!facts) return <NobodyToShow isKnown={data !== undefined || error !== undefined} />
  return (
    <>
      <button type="button" className="originator-bar" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="user" />
        <span>
          {t(facts.heading)}: <b>{facts.name}</b>
        </span>
        <Icon name="chevron" size={18} />
      </button>
      <Dialog title={t(facts.heading)} open={open} onClose={() => setOpen(false)}>
        <OriginatorDetails originator={data} facts={facts} />
        <button type="button" className="button button-quiet" onClick={() => setOpen(false)}>
          {t('shell.close')}
        </button>
      </Dialog>
    </>
  )
}
