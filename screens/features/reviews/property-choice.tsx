import type { Heloc } from '#generated/domain'
import { ChoiceCard } from '../../kit/ui/fields/choice-card.tsx'
import { FieldGroup } from '../../kit/ui/fields/field.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { formatAddress } from '../../wording/format-address.ts'

export interface PropertyChoiceProps {
  readonly id: string
  readonly properties: NonNullable<Heloc['properties']>
  readonly chosen: string | undefined
  readonly error: string | undefined
  readonly onChoose: (uuid: string) => void
}

/** Question which home it is, if several records match the address. */
export function PropertyChoice({ id, properties, chosen, error, onChoose }: PropertyChoiceProps) {
  const t = useCopy()
  return (
    <FieldGroup
      radios
      id={id}
      label={t('shell.propertyChoice.heading')}
      help={t('shell.propertyChoice.help')}
      error={error}
    >
      <div className="choices">
        {properties.map(({ uuid = '', address = {} }) => (
          <ChoiceCard
            key={uuid}
            type="radio"
            name={id}
            value={uuid}
            checked={uuid === chosen}
            onChange={() => onChoose(uuid)}
            label={formatAddress(address)}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
