import type { FastifyInstance } from 'fastify'
import { createStrictAjv } from './strict-ajv.ts'

/** Every part of a request is validated strictly; answers are sent as they are, so that no field is lost silently. */
export function compileValidators(app: FastifyInstance): void {
  const ajv = createStrictAjv()
  app.setValidatorCompiler<object>(({ schema }) => ajv.compile(schema))
  app.setSerializerCompiler(() => (data) => JSON.stringify(data))
}
