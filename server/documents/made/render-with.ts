import type { Application } from '../../applications/application.ts'
import { contextOf } from '../../applications/context-of.ts'
import type { RenderedDocument } from '../../applications/documents/rendered-document.ts'
import type { DocumentTemplate, Tenant } from '../../tenants/tenant.ts'
import { documentValues } from './document-values.ts'
import { findTemplate, renderDocument } from './render-document.ts'

/** Renders a document with those that are made together with it, such as what a state's law adds to a note. */
export function renderWith(
  tenant: Tenant,
  id: string,
  application: Application,
  now: Date,
): Promise<RenderedDocument[]> {
  const context = contextOf(tenant, application)
  const isDue = ({ madeWith, when }: DocumentTemplate) =>
    madeWith === id && (when === undefined || tenant.journey.predicates.compile(when)(context))
  const added = [...tenant.documents.keys()].filter((each) => {
    const template = findTemplate(tenant, each, now)
    return template !== undefined && isDue(template)
  })
  const values = documentValues(tenant, application)
  return Promise.all([id, ...added].map((each) => renderDocument(tenant, each, values, now)))
}
