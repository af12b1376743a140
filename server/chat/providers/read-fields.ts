import { cleanText } from '../../validation/clean-text.ts'
import { parseObject } from '../../vendors/gateway/read-answer.ts'

/** Cleans a text that a provider sent like one that an applicant wrote. No text then prevents storing it. */
export const cleanSent = (text: string): string => cleanText(text.toWellFormed())

/** Parses a provider's data as an object of cleaned texts. Undefined if it is not an object. */
export const parseSent = (body: string): Readonly<Record<string, unknown>> | undefined =>
  parseObject(body, (_, value) => (typeof value === 'string' ? cleanSent(value) : value))

/** Reads a text field of a provider's data. Empty if there is none. */
export const textIn = (value: unknown, name: string): string => {
  const field = fieldIn(value, name)
  return typeof field === 'string' || typeof field === 'number' ? String(field) : ''
}

/** Reads a field of a provider's data. Undefined if there is none. */
export const fieldIn = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined

/** Reads the objects of a list in a provider's data. */
export const listIn = (value: unknown, name: string): readonly object[] => {
  const field = fieldIn(value, name)
  return Array.isArray(field) ? field.filter((one) => typeof one === 'object' && one !== null) : []
}
