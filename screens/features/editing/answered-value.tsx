import { answerAt, type Context, type FormSource, formatDate, formatPhone } from '#engine'
import type { Address, DocumentType, Heloc, Profile } from '#generated/domain'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { usePath } from '../../kit/journey/use-path.ts'
import { Link } from '../../kit/ui/link.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { useFigures } from '../../kit/wording/use-figures.ts'
import { formatAddress } from '../../wording/format-address.ts'
import { formatName } from '../../wording/format-name.ts'
import { Inquiries, Liens } from './liens.tsx'

export type AnsweredRow = NonNullable<FormSource['answered']>['rows'][number]

/** Whether there is something to show. An optional question may be unanswered, and papers may have been removed. */
export function hasAnswer({ at, as, papers }: AnsweredRow, context: Context): boolean {
  if (as === 'inquiries') return explainedIn(answerAt('heloc.inquiries', context)).length > 0
  if (papers) return papersOf(context.heloc ?? {}, papers).length > 0
  return at === undefined || answerAt(at, context) !== undefined
}

const explainedIn = (inquiries: unknown = []) =>
  (inquiries as NonNullable<Heloc['inquiries']>).filter(({ explanation }) => explanation !== undefined)

const papersOf = ({ documents = [] }: Heloc, types: readonly string[]) =>
  documents.filter(({ type }) => types.includes(type))

export interface AnsweredValueProps {
  readonly row: AnsweredRow
  readonly answer: unknown
}

/** Answer to a question as people read it. Of secrets it shows their last digits, or that they were given. */
export function AnsweredValue({ row, answer }: AnsweredValueProps) {
  const t = useCopy()
  const { stated, percent } = useFigures()
  const text = String(answer)
  switch (row.as) {
    case 'agreed':
      return <>{t('start.answered.agreed')}</>
    case 'given':
      return <>{t('start.answered.given')}</>
    case 'givenOrDeclined':
      return <>{t('start.answered.givenOrDeclined')}</>
    case 'lastDigits':
      return <span className="money">{t('start.answered.lastDigits', { digits: text.slice(-4) })}</span>
    case 'money':
      return <span className="money">{stated(Number(answer))}</span>
    case 'percent':
      return <span className="money">{percent(Number(answer))}</span>
    case 'years':
      return <>{t('start.answered.years', { years: text })}</>
    case 'date':
      return <>{formatDate(text)}</>
    case 'tel':
      return <span className="money">{formatPhone(text) ?? text}</span>
    case 'name':
      return <>{formatName({ name: answer as NonNullable<Profile['name']> })}</>
    case 'address':
      return <>{formatAddress(addressIn(answer))}</>
    case 'liens':
      return <Liens liens={answer as NonNullable<Heloc['liens']>} />
    case 'inquiries':
      return <Inquiries inquiries={explainedIn(answer)} />
    case 'choice':
      return <>{t<string>(`${row.options}.${text}`)}</>
    case 'papers':
      return <Papers types={row.papers ?? []} />
    default:
      return <>{text}</>
  }
}

/** Returns an address, of several the one for mail. */
function addressIn(answer: unknown): Address {
  if (!Array.isArray(answer)) return Object(answer)
  return answer.find(({ ownership }) => ownership === 'MAILING') ?? answer[0] ?? {}
}

/** Files by their names, and documents by their kinds, with the way to read them. */
function Papers({ types }: { readonly types: readonly string[] }) {
  const t = useCopy()
  const path = usePath()
  const { heloc } = useOpenApplication()
  const nameOf = (type: DocumentType) => t(`document.types.${type}`)
  return (
    <>
      <ul>
        {papersOf(heloc, types).map(({ uuid, type, name }) => (
          <li key={uuid}>
            <span>{nameOf(type)}</span>
            {name && <span translate="no"> ({name})</span>}
          </li>
        ))}
      </ul>
      <Link to={path('document/disclosures')}>{t('start.answered.toDocuments')}</Link>
    </>
  )
}
