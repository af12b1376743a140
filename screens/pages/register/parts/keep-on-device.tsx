import { useState } from 'react'
import { useLimit } from '../../../kit/journey/use-limit.ts'
import { attempt } from '../../../kit/storage/attempt.ts'
import { ChoiceCard } from '../../../kit/ui/fields/choice-card.tsx'
import { useCopy } from '../../../kit/wording/use-copy.ts'
import { area, removeStored } from '../../../storage/browser-store.ts'
import type { StoragePlace } from '../../../storage/places.ts'
import type { Answers } from './kept-answers.ts'
import { isKeptOnDevice, keepOnDevice } from './save-answers.ts'

/**
 * Says where the answers are until the account is open, and offers to keep them on the device. It promises nothing that this
 * browser does not do.
 */
export default function KeepOnDevice({ answers }: { readonly answers: Answers }) {
  const t = useCopy()
  const keptMs = useLimit('registrationCode', 'keptHours') * 3_600_000
  const [isKept, setKept] = useState(isKeptOnDevice)
  const choose = (isWanted: boolean) => {
    if (isWanted) keepOnDevice(answers, keptMs)
    else removeStored('onDevice')
    setKept(isKeptOnDevice())
  }
  return (
    <div className="stack-small">
      {holdsStored('registration') && !isKept && <p className="muted small">{t('keepOnDevice.tab')}</p>}
      {holdsStored('onDevice') && (
        <ChoiceCard
          plain
          type="checkbox"
          checked={isKept}
          onChange={({ target }) => choose(target.checked)}
          label={t('keepOnDevice.label')}
          description={t('keepOnDevice.help')}
        />
      )}
    </div>
  )
}

/** Checks whether the browser stores something in the area of a place. */
const holdsStored = (place: StoragePlace): boolean =>
  attempt(() => {
    area(place).setItem('probe', '')
    area(place).removeItem('probe')
    return true
  }) ?? false
