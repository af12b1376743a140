import { type KeyboardEvent, type Ref, useEffect, useState } from 'react'
import { announce } from '../../journey/live-region.ts'
import { controlProps, Field } from '../../ui/fields/field.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { useCopy } from '../../wording/use-copy.ts'
import './street-field.css'
import type { SuggestedAddress } from './suggested-address.ts'
import { useSuggestions } from './use-suggestions.ts'

export interface StreetFieldProps {
  readonly id: string
  readonly error: string | undefined
  readonly inputRef: Ref<HTMLInputElement>
  readonly value: string
  readonly onChange: (street: string) => void
  readonly onPick: (address: SuggestedAddress) => void
}

/** Combobox (WAI-ARIA 1.2): the arrow keys move, Enter selects, Escape closes. Typed text is always valid as it is. */
export function StreetField({ id, error, inputRef, value, onChange, onPick }: StreetFieldProps) {
  const t = useCopy()
  const [typing, setTyping] = useState(false)
  const [active, setActive] = useState(-1)
  const found = useSuggestions(value, typing)
  const open = typing && found.length > 0
  useEffect(() => {
    if (open) announce(t('forms.address.found', { count: found.length }))
  }, [open, found.length, t])
  const close = () => {
    setTyping(false)
    setActive(-1)
  }
  const pick = (address: SuggestedAddress) => {
    onPick(address)
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const chosen = found[active]
    if (move !== undefined) setActive((active + move + found.length) % found.length)
    else if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && chosen) pick(chosen)
    else return
    event.preventDefault()
  }
  return (
    <Field id={id} error={error} label={t('forms.address.street1')}>
      <div className="suggestions-anchor">
        <TextInput
          {...controlProps({ id, error })}
          ref={inputRef}
          value={value}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-activedescendant={active >= 0 ? `${id}-option-${active}` : undefined}
          autoComplete="address-line1"
          onChange={({ target }) => {
            setTyping(true)
            setActive(-1)
            onChange(target.value)
          }}
          onBlur={close}
          onKeyDown={onKeyDown}
        />
        {open && (
          <Suggestions
            id={id}
            found={found}
            active={active}
            label={t('forms.address.suggestions')}
            onPick={pick}
          />
        )}
      </div>
    </Field>
  )
}

interface SuggestionsProps {
  readonly id: string
  readonly found: readonly SuggestedAddress[]
  readonly active: number
  readonly label: string
  readonly onPick: (address: SuggestedAddress) => void
}

function Suggestions({ id, found, active, label, onPick }: SuggestionsProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the listbox of the combobox above it
    <ul className="suggestions" id={`${id}-list`} role="listbox" aria-label={label}>
      {found.map((address, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the combobox, which keeps the focus
        // biome-ignore lint/a11y/useFocusableInteractive: the combobox keeps the focus (aria-activedescendant)
        <li
          key={`${address.street1} ${address.zip}`}
          id={`${id}-option-${index}`}
          className="suggestion"
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: an option of the listbox
          role="option"
          aria-selected={index === active}
          // Otherwise the press would move the focus out of the field and close the list before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(address)}
        >
          {address.street1}, {address.city}, {address.state} {address.zip}
        </li>
      ))}
    </ul>
  )
}
