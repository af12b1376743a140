import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useConditionAnswer } from '../features/conditions/use-condition-answer.ts'
import { conditionsKey, useConditions } from '../features/conditions/use-conditions.ts'
import { IdentityForm } from '../features/identity/identity-form.tsx'
import type { AskedIdentity } from '../features/identity/refused-pictures.tsx'
import { useOpenApplication } from '../kit/follow/routing-context.ts'
import { useOffers } from '../kit/follow/use-offers.ts'
import { usePageSubmit } from '../kit/follow/use-page-submit.ts'
import { Notice } from '../kit/ui/feedback/notice.tsx'
import { PageHeading } from '../kit/ui/page-heading.tsx'
import { useCopy } from '../kit/wording/use-copy.ts'

/** Page identity: asks for the kind of ID, and a picture of each of its sides. */
export default function Identity() {
  const t = useCopy()
  const asked = useAskedIdentity()
  const submit = useIdentitySubmit(asked)
  return (
    <div className="stack-large">
      <PageHeading title={t('identity.title')} lead={t('identity.lead')} />
      {asked && !asked.refusedPictures && (
        <Notice kind="info" title={t('identity.asked.title')}>
          <p>{t('identity.asked.text')}</p>
        </Notice>
      )}
      <IdentityForm asked={asked} onSubmit={submit} />
    </div>
  )
}

/** Returns the condition that asks the applicant for an ID; undefined if there is none. */
function useAskedIdentity() {
  const { uuid, status } = useOpenApplication()
  const queries = useQueryClient()
  // A second ID may be refused before the page has read any state in between, so the known conditions may be about the first
  // ID.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the application asks anew
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: conditionsKey(uuid) }, { cancelRefetch: false })
  }, [queries, uuid, status.version])
  const { conditions = [] } = useConditions(uuid)
  return status.condition === undefined
    ? undefined
    : conditions.find(({ rule, actionNeeded }) => actionNeeded && rule.action === 'identity')
}

/**
 * Returns the function that submits: the step of the journey while it is due; otherwise the answer to the condition that
 * asks for an ID.
 */
function useIdentitySubmit(asked: AskedIdentity | undefined): (values: unknown) => Promise<void> {
  const submit = usePageSubmit('identity')
  const isStep = useOffers('identity')('identity')
  const answer = useConditionAnswer(asked?.uuid ?? '')
  return isStep || asked === undefined ? submit : answer
}
