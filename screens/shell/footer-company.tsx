import { formatAddress } from '../journey/format-address.ts'
import { useJourney } from '../journey/journey-context.ts'
import { useCopy } from '../journey/use-copy.ts'
import { ElsewhereLink } from '../ui/elsewhere-link.tsx'

/** Who lends, under which number, from where, and where one may look that up. */
export function FooterCompany() {
  const t = useCopy()
  const { companyNmlsURL, companyAddress } = useJourney().organization.orgMetaData.companyInfo
  return (
    <p>
      {t('footer.company', { address: formatAddress(companyAddress) })}{' '}
      <ElsewhereLink to={companyNmlsURL} note={t('shell.newTab')}>
        {t('footer.nmlsAccess')}
      </ElsewhereLink>
    </p>
  )
}
