import type { RegistrationPosition } from '#engine'
import type { CopyKey } from '#generated/ids'
import { useCopy } from '../../../journey/use-copy.ts'
import { ProgressView } from '../../../shell/progress-view.tsx'

const states = { done: 'done', current: 'current', ahead: 'to come' } as const

type Group = RegistrationPosition['groups'][number]

export function RegistrationProgress({ groups, percent }: Pick<RegistrationPosition, 'groups' | 'percent'>) {
  const t = useCopy()
  const shown = ({ id, label, state }: Pick<Group, 'id' | 'label' | 'state'>) => ({
    id,
    label: t(label as CopyKey), // the linter checks the labels of registration.json
    state: states[state],
  })
  return (
    <ProgressView
      label={t('register.progress')}
      percent={percent}
      steps={groups.map((group) => ({ ...shown(group), steps: group.steps.map(shown) }))}
    />
  )
}
