import { Fragment, useEffect, useRef, useState } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import { ApiError, isRefusal } from '../api/api-error.ts'
import type { FormValues } from '../host.ts'
import { useJourney } from '../journey/journey-context.ts'
import { findDraft, removeDraft } from '../storage/drafts.ts'
import { Button } from '../ui/button.tsx'
import { useCopy } from '../wording/use-copy.ts'
import { useErrorText } from '../wording/use-error-text.ts'
import { createResolver, fetchFaults, loadFaults } from './create-resolver.ts'
import { inPageOrder, type ListedError, listErrors } from './error-list.ts'
import { ErrorSummary, type ErrorSummaryProps } from './error-summary.tsx'
import { fieldId } from './field-id.ts'
import { FormFieldView } from './form-field-view.tsx'
import type { FormModule } from './form-module.ts'
import type { JourneyFormProps } from './journey-form.tsx'
import { fieldsOf, shownFields, type Values } from './shown-fields.ts'
import { useChanges } from './use-changes.ts'
import { useDraft } from './use-draft.ts'

const noFailure: ErrorSummaryProps = { errors: [], attempt: 0 }

export interface FormBodyProps<Id extends keyof FormValues> extends Omit<JourneyFormProps<Id>, 'draft'> {
  readonly module: FormModule
  /** Id of the draft that stores unsent answers; if undefined, none are stored. */
  readonly draft: string | undefined
}

export function FormBody<Id extends keyof FormValues>(props: FormBodyProps<Id>) {
  const {
    module: form,
    values,
    extra,
    onSubmit,
    onChange,
    draft,
    before,
    above,
    check,
    children,
    back,
    foot,
    submitLabel,
  } = props
  const t = useCopy()
  const journey = useJourney()
  const errorText = useErrorText()
  const [failure, setFailure] = useState(noFailure)
  const sending = useRef(false)
  const latest = useRef(extra)
  latest.current = extra

  const methods = useForm<Values>({
    defaultValues: fieldsOf(form, { ...values, ...(draft !== undefined && findDraft(draft)) }),
    resolver: createResolver({
      form,
      extra: () => ({ ...latest.current }),
      journey,
      t,
    }),
    shouldFocusError: false,
    reValidateMode: 'onChange',
  })
  const { control, register, handleSubmit, formState, watch, setError, getValues } = methods
  useEffect(fetchFaults, [])
  useDraft(form, draft, methods)
  useChanges(methods, onChange)
  const current = watch()

  /** Errors of the page's own questions, marked as such. */
  const findBeside = () => (check?.() ?? []).map((error) => ({ ...error, isBeside: true }))
  // Such a question may be answered while its error is listed, for example by a file that arrives.
  useEffect(() => {
    const errors = failure.errors.filter(
      ({ isBeside, target }) => !isBeside || check?.().some((open) => open.target === target),
    )
    if (errors.length < failure.errors.length) setFailure({ ...failure, errors })
  })

  const fail = (found: readonly ListedError[], more: Pick<ErrorSummaryProps, 'message' | 'about'> = {}) => {
    setFailure(({ attempt }) => ({ errors: inPageOrder(found), attempt: attempt + 1, ...more }))
  }
  /** Shows a failed submission. Errors of fields appear at the fields, like those that the form itself finds. */
  const failAs = async (error: unknown) => {
    const { status } = error instanceof ApiError ? error : {}
    const faults = status ? await loadFaults() : undefined
    const refused = faults?.findRefused({ form, journey, t }, error, getValues())
    if (!refused?.length) {
      // 401 and 422 are about the answers; any other refusal is about a change meanwhile, or too many attempts.
      const isAboutAnswers = status === 401 || status === 422
      const about = isAboutAnswers ? 'title' : isRefusal(error) ? 'refused' : 'failed'
      return fail([], { message: errorText(error), about })
    }
    for (const { path, message } of refused) setError(path, { message })
    fail(refused.map(({ path, message }) => ({ target: fieldId(form.id, path), message })))
  }
  const send = async (valid: Values) => {
    const beside = findBeside()
    if (beside.length > 0) return fail(beside)
    // React renders between the two presses of a double click, but not always in time.
    if (sending.current) return
    sending.current = true
    try {
      await onSubmit(valid as unknown as FormValues[Id]) // the resolver just validated it against the form's schema
      if (draft !== undefined) removeDraft(draft)
      setFailure(noFailure)
    } catch (error) {
      await failAs(error)
    } finally {
      sending.current = false
    }
  }
  const refuse = (errors: FieldErrors<Values>) => {
    const beside = findBeside()
    // The page's message about a field is more specific than 'required'.
    const isNew = ({ target }: ListedError) => !beside.some((known) => known.target === target)
    const listed = [...beside, ...listErrors(form, errors).filter(isNew)]
    fail(listed, { message: listed.length === 0 ? errors.root?.page?.message : undefined })
  }
  const shown = shownFields(form, current)
  const label = submitLabel ?? t(form.submit)
  return (
    // A browser sends nothing by itself with this method, not even before the page's scripts have come.
    <form noValidate method="dialog" className="journey-form" onSubmit={handleSubmit(send, refuse)}>
      <ErrorSummary {...failure} />
      {before}
      {form.order.map((name) => (
        <Fragment key={name}>
          {above?.[name as keyof FormValues[Id]]}
          {shown.includes(name) && !(extra && name in extra) && (
            <FormFieldView {...{ form, name, control, register }} />
          )}
        </Fragment>
      ))}
      {children}
      <div className={foot ? 'actions actions-foot' : 'actions'}>
        {foot}
        <Button kind="primary" type="submit" busy={formState.isSubmitting} busyLabel={t('forms.sending')}>
          {label}
        </Button>
        {back}
      </div>
    </form>
  )
}
