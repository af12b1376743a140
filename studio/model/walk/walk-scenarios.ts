import { asJsonObject, type Source } from '#source'
import { scenariosIn } from '../../../tools/scenario/load-scenarios.ts'
import type { WalkScenarios } from '../../api/walk.ts'
import { firstLender } from '../lenders.ts'

const schemaOfThisProduct = '../../schemas/dsl/scenario.schema.json'

/** Scenarios of a folder with which a walk may begin, and the schema that they name. */
export function walkScenarios(source: Source, dir: string): WalkScenarios {
  const loaded = scenariosIn(dir)
  const [named] = loaded.flatMap(({ file }) => {
    const { $schema } = asJsonObject(file.value)
    return typeof $schema === 'string' ? [$schema] : []
  })
  return {
    scenarios: loaded.flatMap(({ scenario }) =>
      scenario === undefined
        ? []
        : [
            {
              file: scenario.file.path,
              title: scenario.title,
              lender: scenario.tenant ?? firstLender(source),
              who: scenario.who,
              steps: scenario.steps,
            },
          ],
    ),
    schema: named ?? schemaOfThisProduct,
  }
}
