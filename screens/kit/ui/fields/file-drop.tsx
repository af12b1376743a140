import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '../button.tsx'
import './file-drop.css'
import { Icon } from '../icon.tsx'
import { controlProps, FieldError } from './field.tsx'

export interface FileDropProps {
  readonly id: string
  readonly label: string
  readonly help?: ReactNode
  readonly button: string
  readonly error?: string | undefined
  /** Ids of elements that say what is wrong with files below. */
  readonly errorsBelow?: readonly string[]
  /** Accepted files, as in an input's `accept`: `image/*,application/pdf`. */
  readonly accept: string
  readonly multiple?: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** Field to choose or drop files. The button works by keyboard; dropping is an extra. */
export function FileDrop(props: FileDropProps) {
  const { id, label, help, button, error, errorsBelow = [], accept, multiple, onFiles } = props
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const control = controlProps({ id, help, error })
  const described = [control['aria-describedby'], ...errorsBelow].filter(Boolean).join(' ')
  const drag = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(isOver)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the button within does the same by keyboard
    <div
      className="file-drop"
      data-over={over}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event)
        onFiles([...event.dataTransfer.files])
      }}
    >
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {help && (
        <div className="field-help" id={`${id}-help`}>
          {help}
        </div>
      )}
      <input
        {...control}
        aria-describedby={described || undefined}
        aria-invalid={error || errorsBelow.length > 0 ? true : undefined}
        ref={input}
        className="visually-hidden"
        type="file"
        tabIndex={-1}
        accept={accept}
        multiple={multiple}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <Button onClick={() => input.current?.click()} aria-describedby={error ? `${id}-error` : undefined}>
        <Icon name="upload" /> {button}
      </Button>
      <FieldError id={id} error={error} />
    </div>
  )
}
