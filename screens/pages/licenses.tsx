import { useStateLicenses } from '../api/lender-facts.ts'
import { useJourney } from '../kit/journey/journey-context.ts'
import { Skeleton } from '../kit/ui/feedback/skeleton.tsx'
import { PageHeading } from '../kit/ui/page-heading.tsx'
import { useCopy } from '../kit/wording/use-copy.ts'

export default function Licenses() {
  const t = useCopy()
  const { orgCode, orgMetaData } = useJourney().organization
  const { data } = useStateLicenses(orgCode)
  return (
    <div className="without-side">
      <div className="stack page">
        <PageHeading title={t('licenses.title')} lead={t('licenses.lead')} />
        {data ? (
          <p>
            {data.states.join(', ')} {!data.isWhole && t('footer.states.part')}
          </p>
        ) : (
          <Skeleton lines={2} />
        )}
        <p>
          <a href={orgMetaData.companyInfo.companyNmlsURL}>{t('licenses.nmls')}</a>
        </p>
      </div>
    </div>
  )
}
