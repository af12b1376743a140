import type { ReactNode } from 'react'
import { usePageSubmit } from '../journey/use-page-submit.ts'
import { ChangeButton } from './change-button.tsx'

/** Leads back to the contact details, which stand in their form. */
export function ChangeContact({ children }: { readonly children: ReactNode }) {
  return <ChangeButton submit={usePageSubmit('contact-change')}>{children}</ChangeButton>
}
