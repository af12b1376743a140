import { LegalPage } from '../shell/legal-page.tsx'

export default function Terms() {
  return <LegalPage document="terms" />
}
