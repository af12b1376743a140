import { useJourney } from '../../journey/journey-context.ts'
import { ElsewhereLink } from '../../ui/elsewhere-link.tsx'
import { formatAddress } from '../../wording/format-address.ts'
import { useCopy } from '../../wording/use-copy.ts'

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
