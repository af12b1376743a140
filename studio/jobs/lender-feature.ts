import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  asJsonObject,
  asText,
  childObject,
  type Json,
  type JsonObject,
  pointerTo,
  type Source,
  tenantFiles,
} from '#source'
import type { Change } from '../edits/change.ts'
import { Impossible, set } from './job.ts'

/** A switch that one lender has on. */
export interface Feature {
  /** Condition that the lender has it on, or off. */
  readonly whenIs: (on: boolean) => JsonObject
  /** Context of the switch, for examples. */
  readonly context: (on: boolean) => JsonObject
  readonly changes: readonly Change[]
}

const below = ['properties', 'tenant', 'properties', 'features']

/** Declares a switch of lenders that conditions can ask about, and has it on for one. `says` is a clause that is true where it is on. */
export function featureFor(source: Source, name: string, says: string, lender: string): Feature {
  const file = tenantFiles(source).get(lender)?.path
  if (file === undefined) throw new Impossible(`There is no lender "${lender}".`)
  const asked = schemaOf(source, 'context')
  const said = schemaOf(source, 'tenant')
  if (childObject(childObject(asked.value, 'properties'), 'tenant').type !== 'object')
    throw new Impossible(
      'Conditions of this journey cannot ask about the lender: its context has no part "tenant". A developer adds it.',
    )
  const path = `tenant.features.${name}`
  return {
    whenIs: (on) => ({ field: path, equals: on }),
    context: (on) => ({ [path]: on }),
    changes: [
      {
        file: asked.file,
        pointer: pointerTo(...below, 'properties', name),
        after: { type: 'boolean', title: says, description: `Whether ${says}.`, default: false },
      },
      declared(said, name, says),
      set(source, file, pointerTo('features', name), true),
    ],
  }
}

interface OwnSchema {
  readonly file: string
  readonly value: JsonObject
}

const schemaOf = (source: Source, name: 'context' | 'tenant'): OwnSchema => {
  const file = `schemas/${name}/${name}.schema.json`
  return { file, value: asJsonObject(JSON.parse(readFileSync(path.join(source.dir, file), 'utf8'))) }
}

/** Lets a lender's file have the switch: among the listed names, or as a property of its own. */
function declared({ file, value }: OwnSchema, name: string, says: string): Change {
  const features = childObject(childObject(value, 'properties'), 'features')
  const names: Json | undefined = childObject(features, 'propertyNames').enum
  const place = ['properties', 'features'] as const
  if (Array.isArray(names))
    return {
      file,
      pointer: pointerTo(...place, 'propertyNames', 'enum', names.map(asText).length),
      after: name,
    }
  return {
    file,
    pointer: pointerTo(...place, 'properties', name),
    after: { type: 'boolean', description: `Whether ${says}.` },
  }
}
