import { controlProps, Field } from '../../kit/ui/fields/field.tsx'
import { Select, type SelectOption } from '../../kit/ui/fields/select.tsx'
import { TextInput } from '../../kit/ui/fields/text-input.tsx'
import { say } from '../wording.ts'

/** Kinds of text of which only the digits count. */
type Digits = 'code' | 'zip'

export interface FieldSpec {
  readonly name: string
  readonly label: string
  readonly type?: 'text' | 'email' | 'password' | 'date' | 'tel' | 'number' | 'lines' | 'choice' | Digits
  readonly optional?: boolean
  readonly autoComplete?: string
  readonly initial?: string
  readonly options?: readonly SelectOption[]
  readonly maxLength?: number
}

interface AgentFieldProps extends FieldSpec {
  readonly id: string
  readonly error: string | undefined
}

/** Question of a form. */
export function AgentField(props: AgentFieldProps) {
  const { id, label, error, optional, ...question } = props
  return (
    <Field id={id} label={label} error={error} optional={optional ? say('optional') : undefined}>
      <Control {...question} {...controlProps({ id, error })} />
    </Field>
  )
}

type ControlProps = Omit<FieldSpec, 'label' | 'optional'> & ReturnType<typeof controlProps>

function Control({ type = 'text', initial, options = [], ...rest }: ControlProps) {
  const common = { ...rest, ...(initial !== undefined && { defaultValue: initial }) }
  if (type === 'choice') return <Select {...common} options={options} empty={say('invite.choose')} />
  if (type === 'lines') return <textarea {...common} className="input agent-lines" rows={4} />
  return (
    <TextInput {...common} type={inputModes[type] && type !== 'date' ? 'text' : type} {...inputModes[type]} />
  )
}

const inputModes: Readonly<
  Record<string, { readonly inputMode?: 'decimal' | 'numeric'; readonly width?: 'medium' }>
> = {
  number: { inputMode: 'decimal', width: 'medium' },
  date: { width: 'medium' },
  code: { inputMode: 'numeric', width: 'medium' },
  zip: { inputMode: 'numeric', width: 'medium' },
}
