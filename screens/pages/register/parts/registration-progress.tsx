import type { RegistrationPosition } from '#engine'
import { useJourney } from '../../../kit/journey/journey-context.ts'
import { ProgressView } from '../../../kit/routes/progress-view.tsx'
import { useCopy } from '../../../kit/wording/use-copy.ts'

type Group = RegistrationPosition['groups'][number]

export function RegistrationProgress({ groups }: Pick<RegistrationPosition, 'groups'>) {
  const t = useCopy()
  const { registrationPercent } = useJourney().journey.source.progress
  const shown = ({ id, label, state }: Pick<Group, 'id' | 'label' | 'state'>) => ({
    id,
    label: t(label),
    state,
  })
  return (
    <ProgressView
      label={t('register.progress')}
      percent={percentAnswered(groups, registrationPercent)}
      steps={groups.map((group) => ({ ...shown(group), steps: group.steps.map(shown) }))}
    />
  )
}

/** Returns the percent of the whole application. Registration is `registrationPercent` of it, and its questions have equal shares. */
export function percentAnswered(groups: readonly Group[], registrationPercent: number): number {
  const steps = groups.flatMap((group) => group.steps)
  const done = steps.filter(({ state }) => state === 'done').length
  return Math.round((registrationPercent * done) / steps.length)
}
