import { LegalPage } from '../features/reading/legal-page.tsx'
import { PolicyElsewhere } from '../features/reading/policy-elsewhere.tsx'
import { useJourney } from '../kit/journey/journey-context.ts'

export default function Privacy() {
  const { privacyLinkIsExternal, privacyPolicyUrl } = useJourney().organization.orgMetaData.footer
  return privacyLinkIsExternal ? <PolicyElsewhere to={privacyPolicyUrl} /> : <LegalPage document="privacy" />
}
