import { useStateLicenses } from '../api/lender-facts.ts'
import { useJourney } from '../journey/journey-context.ts'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { useCopy } from '../wording/use-copy.ts'

export default function Licenses() {
  const t = useCopy()
  const { orgCode, orgMetaData } = useJourney().organization
  const { data: states } = useStateLicenses(orgCode)
  return (
    <div className="without-side">
      <div className="stack page">
        <PageHeading title={t('licenses.title')} lead={t('licenses.lead')} />
        {states ? <p>{states.join(', ')}</p> : <Skeleton lines={2} />}
        <p>
          <a href={orgMetaData.companyInfo.companyNmlsURL}>{t('licenses.nmls')}</a>
        </p>
      </div>
    </div>
  )
}
