import { type ReactNode, Suspense, use } from 'react'
import type { Holds } from '#engine'
import { RoutingContext } from '../follow/routing-context.ts'
import type { FormValues } from '../host.ts'
import { useJourney } from '../journey/journey-context.ts'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { DraftPlace } from './draft-place.ts'
import type { ListedError } from './error-list.ts'
import { FormBody } from './form-body.tsx'
import './journey-form.css'
import { loadForm } from './load-form.ts'

export interface JourneyFormProps<Id extends keyof FormValues> {
  /** Id of the form: flows/forms/<form>.json. */
  readonly form: Id
  /** Known values, which the user confirms or changes. */
  readonly values?: Partial<FormValues[Id]>
  /**
   * Values that the page adds to the answers (uuids, hashes), read when the form is sent. The form does not show a field
   * that is listed here.
   */
  readonly extra?: Partial<FormValues[Id]>
  /** Called with valid values. A rejection with an ApiError is shown at the top; the answers stay. */
  readonly onSubmit: (values: FormValues[Id]) => Promise<void>
  /**
   * Part of the id of the draft. Unsent answers are stored in this tab, by form and application (or signer). This name
   * distinguishes several drafts of one form, and enables the draft if no application is open.
   */
  readonly draft?: string
  /** Shown above the fields. */
  readonly before?: ReactNode
  /** Content above the field of this name, whether or not the field is shown: a heading, or a question of the page itself. */
  readonly above?: Readonly<Partial<Record<keyof FormValues[Id], ReactNode>>>
  /**
   * Checks the page's own questions when the form is sent. Returns errors in the order of the questions; the form is not
   * sent if there are any.
   */
  readonly check?: () => readonly ListedError[]
  /** Shown between the fields and the button. */
  readonly children?: ReactNode
  /** Second action, a link: back. */
  readonly back?: ReactNode
  /** Figures that the button accepts, shown before it. If given, they and the button stay visible at the bottom of the screen. */
  readonly foot?: ReactNode
  /** Label of the button, instead of the form's own. */
  readonly submitLabel?: string
  /** Called on every change, for example for a calculation beside the form. */
  readonly onChange?: (values: Partial<FormValues[Id]>) => void
}

/** Form of the journey, built entirely from its JSON: fields, validation, errors, draft, and one submission at a time. */
export function JourneyForm<Id extends keyof FormValues>(props: JourneyFormProps<Id>) {
  return (
    <Suspense fallback={<Skeleton block="240px" />}>
      <LoadedForm {...props} />
    </Suspense>
  )
}

function LoadedForm<Id extends keyof FormValues>(props: JourneyFormProps<Id>) {
  const form = use(loadForm(props.form))
  const { journey, context: without } = useJourney()
  const context = use(RoutingContext)?.context ?? without
  const holds: Holds = (condition) => journey.predicates.compile(condition)(context)
  const draft = useDraftId(form.id, props.draft)
  return <FormBody key={form.id} {...props} draft={draft} module={{ ...form, holds, kept: props.values }} />
}

function useDraftId(form: string, name: string | undefined): string | undefined {
  const place = use(DraftPlace)
  const owner = use(RoutingContext)?.uuid ?? place
  return owner === undefined ? name : [owner, form, name].filter(Boolean).join(':')
}
