import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { formFormats, numberFormats } from '#engine'
import { asJsonObject, formValueSchema, type JsonObject, mergePatch, repository } from '#source'
import type { FormModule } from '../../../screens/kit/forms/form-module.ts'
import { patchedSource } from './patched-source.ts'

const page = readFileSync(path.join(repository, 'docs/changing-the-journey.md'), 'utf8')
const [, text = ''] = /## Asking one more question\n.*?```json\n(.*?)```/s.exec(page) ?? []

/** Shipped flows and lenders with the question of docs/changing-the-journey.md, and with further changes. */
export const withQuestion = (more: JsonObject = {}) =>
  patchedSource(asChanges(asJsonObject(mergePatch(asJsonObject(JSON.parse(text)), more))))

// It is a patch of files, each of them an object.
const asChanges = (patch: JsonObject) => patch as Readonly<Record<string, JsonObject>>

/** Form with the question, as the build compiles it for a browser. */
export function askedForm(id: string): FormModule {
  const ajv = new Ajv2020({ allErrors: true, strict: false, formats: { ...formFormats, ...numberFormats } })
  const { schema, ...form } = asJsonObject(withQuestion().files.get(`flows/forms/${id}.json`)?.value)
  const check = ajv.compile(formValueSchema(asJsonObject(schema)))
  const { required = [] } = asJsonObject(schema)
  const validate = (values: unknown) => (check(values) ? [] : (check.errors ?? []))
  return { id, ...form, required, validate } as unknown as FormModule
}
