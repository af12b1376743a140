import { ClosingSection } from './closing-section.tsx'
import { ConsentsSection } from './consents-section.tsx'
import { DataSection } from './data-section.tsx'
import { FactorSection } from './factor/factor-section.tsx'
import { NotificationsSection } from './notifications-section.tsx'

/** Sections below the first screenful, loaded once that is shown. */
export default function FurtherSections() {
  return (
    <>
      <FactorSection />
      <NotificationsSection />
      <ConsentsSection />
      <DataSection />
      <ClosingSection />
    </>
  )
}
