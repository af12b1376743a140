import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FormValues } from '../host.ts'
import type { Values } from './shown-fields.ts'

/** Reports every change in a form to its page, starting with the initial answers. */
export function useChanges<Id extends keyof FormValues>(
  { subscribe, getValues }: UseFormReturn<Values>,
  onChange: ((values: Partial<FormValues[Id]>) => void) | undefined,
): void {
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    // The fields of the form named by Id, as typed so far. A page that calculates with them checks them itself.
    const tell = (values: Values) => latest.current?.(values as Partial<FormValues[Id]>)
    tell(getValues())
    return subscribe({ formState: { values: true }, callback: ({ values }) => tell(values) })
  }, [subscribe, getValues])
}
