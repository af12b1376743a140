import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FormValues } from '#generated/forms'
import type { Values } from './shown-fields.ts'

/** Tells a page of every change in its form, from the answers it began with. */
export function useChanges<Id extends keyof FormValues>(
  { subscribe, getValues }: UseFormReturn<Values>,
  onChange: ((values: Partial<FormValues[Id]>) => void) | undefined,
): void {
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    // Fields of the form named by Id, as typed so far: a page that calculates with them checks them itself.
    const tell = (values: Values) => latest.current?.(values as Partial<FormValues[Id]>)
    tell(getValues())
    return subscribe({ formState: { values: true }, callback: ({ values }) => tell(values) })
  }, [subscribe, getValues])
}
