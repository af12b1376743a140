import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { keptInDraft } from '#engine'
import { saveDraft } from '../storage/drafts.ts'
import type { FormModule } from './form-module.ts'
import type { Values } from './shown-fields.ts'

/** Stores the typed answers in this tab while the form is open, except secrets and consents. */
export function useDraft(
  form: FormModule,
  id: string | undefined,
  { subscribe }: UseFormReturn<Values>,
): void {
  useEffect(() => {
    if (id === undefined) return
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => saveDraft(id, keptInDraft(form, values)),
    })
  }, [form, id, subscribe])
}
