import { percentAnswered, type RegistrationPosition } from '#engine'
import { useJourney } from '../../../kit/journey/journey-context.ts'
import { ProgressView } from '../../../kit/routes/progress-view.tsx'
import { useCopy } from '../../../kit/wording/use-copy.ts'

const states = { done: 'done', current: 'current', ahead: 'to come' } as const

type Group = RegistrationPosition['groups'][number]

export function RegistrationProgress({ groups }: Pick<RegistrationPosition, 'groups'>) {
  const t = useCopy()
  const { progress } = useJourney().journey.source
  const questions = groups.flatMap(({ steps }) => steps)
  const answered = questions.filter(({ state }) => state === 'done').length
  const shown = ({ id, label, state }: Pick<Group, 'id' | 'label' | 'state'>) => ({
    id,
    label: t(label),
    state: states[state],
  })
  return (
    <ProgressView
      label={t('register.progress')}
      way={{ percent: percentAnswered(progress, answered, questions.length) }}
      steps={groups.map((group) => ({ ...shown(group), steps: group.steps.map(shown) }))}
    />
  )
}
