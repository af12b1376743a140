import { LegalPage } from '../features/reading/legal-page.tsx'

export default function Terms() {
  return <LegalPage document="terms" />
}
