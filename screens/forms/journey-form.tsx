import { type ReactNode, Suspense, use } from 'react'
import type { Holds } from '#engine'
import type { FormValues } from '#generated/forms'
import { RoutingContext } from '../follow/routing-context.ts'
import { DocumentPlaceContext } from '../journey/document-place.ts'
import { useJourney } from '../journey/journey-context.ts'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import type { ListedError } from './error-list.ts'
import { FormBody } from './form-body.tsx'
import './journey-form.css'
import { findForm, loadForm } from './load-form.ts'

export interface JourneyFormProps<Id extends keyof FormValues> {
  /** Which form: flows/forms/<form>.json. */
  readonly form: Id
  /** Known values, to be confirmed or changed. */
  readonly values?: Partial<FormValues[Id]>
  /** What the page adds to the answers (uuids, hashes); read when sending. A field that stands here is not asked for. */
  readonly extra?: Partial<FormValues[Id]>
  /** Called with valid values. A rejection with an ApiError is shown at the top; the answers stay. */
  readonly onSubmit: (values: FormValues[Id]) => Promise<void>
  /**
   * Unsent answers are kept for this tab, under the form and the application (or the signer) whose they are. This tells
   * apart several of one form, and keeps a form where no application is open.
   */
  readonly draft?: string
  /** Shown above the fields. */
  readonly before?: ReactNode
  /** Shown above a field of this name, whether it is asked for or not: a heading, a question of the page's own. */
  readonly above?: Readonly<Partial<Record<keyof FormValues[Id], ReactNode>>>
  /** Problems of the page's own questions, in their order; called on sending. Nothing is sent while there are any. */
  readonly check?: () => readonly ListedError[]
  /** Shown between the fields and the button. */
  readonly children?: ReactNode
  /** The second action, a link: back. */
  readonly back?: ReactNode
  /** Figures that the button takes, before it. With them it stays in view at the foot of the screen. */
  readonly foot?: ReactNode
  /** Words of the button, instead of the form's own. */
  readonly submitLabel?: string
  /** Told of every change (a calculation beside the form). */
  readonly onChange?: (values: Partial<FormValues[Id]>) => void
}

/** A form of the journey, wholly from its JSON: fields, validation, errors, draft, one submission at a time. */
export function JourneyForm<Id extends keyof FormValues>(props: JourneyFormProps<Id>) {
  return (
    <Suspense fallback={<Skeleton block="240px" />}>
      <LoadedForm {...props} />
    </Suspense>
  )
}

function LoadedForm<Id extends keyof FormValues>(props: JourneyFormProps<Id>) {
  const form = findForm(props.form) ?? use(loadForm(props.form))
  const { journey, organization } = useJourney()
  // Before an application is open nothing of it is known; the lender is.
  const context = use(RoutingContext)?.context ?? { tenant: organization.tenant }
  const holds: Holds = (condition) => journey.predicates.compile(condition)(context)
  const draft = useDraftId(form.id, props.draft)
  return <FormBody key={form.id} {...props} draft={draft} module={{ ...form, holds }} />
}

function useDraftId(form: string, name: string | undefined): string | undefined {
  const signer = use(DocumentPlaceContext)?.place
  const owner = use(RoutingContext)?.uuid ?? signer
  return owner === undefined ? name : [owner, form, name].filter(Boolean).join(':')
}
