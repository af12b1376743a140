import { useJourney } from '../journey/journey-context.ts'
import { LegalPage } from '../shell/legal-page.tsx'
import { PolicyElsewhere } from '../shell/policy-elsewhere.tsx'

export default function Privacy() {
  const { privacyLinkIsExternal, privacyPolicyUrl } = useJourney().organization.orgMetaData.footer
  return privacyLinkIsExternal ? <PolicyElsewhere to={privacyPolicyUrl} /> : <LegalPage document="privacy" />
}
