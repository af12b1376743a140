import { type FormEvent, useRef } from 'react'
import type { FormValues } from '#generated/forms'
import { pathOfError } from '../../kit/forms/error-list.ts'
import type { FormModule } from '../../kit/forms/form-module.ts'
import { JourneyForm, type JourneyFormProps } from '../../kit/forms/journey-form.tsx'
import { findForm } from '../../kit/forms/load-form.ts'
import { checkForm, type Values } from '../../kit/forms/shown-fields.ts'
import { Optional } from '../../kit/ui/optional.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { PartsContext } from './held/parts.ts'
import { useHeldPress } from './held/use-held-press.ts'
import { HeldNote } from './load-first-file.ts'

/**
 * Form of the journey with uploads. A press during an upload waits for the file and is then sent; files that were not taken
 * stand in its error summary.
 */
export function UploadForm<Id extends keyof FormValues>(props: JourneyFormProps<Id>) {
  const { form: id, extra, check = nothing, onSubmit, onChange, children, submitLabel } = props
  const t = useCopy()
  // Loaded before anything can be pressed.
  const form = findForm(id)
  const box = useRef<HTMLDivElement>(null)
  const typed = useRef<Values>({})
  const held = useHeldPress({
    check,
    go: () => box.current?.querySelector('form')?.requestSubmit(),
    isBinding: Object.values(form?.fields ?? {}).some(({ widget }) => widget === 'consent'),
  })
  const press = (event: FormEvent) => {
    if (form === undefined || !held.hold(isSound(form, typed.current, { ...extra }))) return
    // The form is asked once the file is there: until then what the page adds to the answers is incomplete.
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <PartsContext value={held.parts}>
      <div ref={box} onSubmitCapture={press}>
        <JourneyForm
          {...props}
          check={held.problems}
          onSubmit={(values) => onSubmit(values).finally(held.edited)}
          onChange={(values) => {
            typed.current = values
            held.edited()
            onChange?.(values)
          }}
        >
          {children}
          <div role="status" className="held-note">
            {form && held.held && (
              <Optional>
                <HeldNote held={held.held} problems={held.problems} button={submitLabel ?? t(form.submit)} />
              </Optional>
            )}
          </div>
        </JourneyForm>
      </div>
    </PartsContext>
  )
}

const nothing = () => []

/** Whether the typed answers have no fault; what the page adds to them is checked once it is complete. */
function isSound(form: FormModule, typed: Values, extra: Values): boolean {
  const { faults } = checkForm({ ...form, holds: () => true }, typed, extra)
  const asked = form.order.filter((name) => !(name in extra))
  return !faults.some((fault) => asked.includes(pathOfError(fault).split('.')[0] ?? ''))
}
