import { randomUUID } from 'node:crypto'
import type { OpenDatabase } from '../../database/database.ts'
import { isNotNull } from '../../database/drizzle.ts'
import { removedFiles } from '../../database/schema.ts'
import { SettingsError } from '../../settings/settings-error.ts'
import type { S3Settings } from '../../settings/store-settings.ts'
import { type FileStore, fileKey } from './file-store.ts'
import { fileTables } from './file-tables.ts'
import { createS3Store, StoreFault } from './s3-store.ts'

/**
 * Opens the store that the settings name, after storing, reading and removing a test file. Undefined if they name none. Throws
 * a SettingsError that describes the fault, also if files are in a store and none is named.
 */
export async function openStore(
  settings: S3Settings | undefined,
  { db }: Pick<OpenDatabase, 'db'>,
): Promise<FileStore | undefined> {
  if (settings === undefined) {
    if (!(await hasStored(db))) return undefined
    throw new SettingsError(
      'S3_ENDPOINT is not set, but files of this database lie in a store. Name it again with S3_ENDPOINT and the other settings of docs/operations.md.',
    )
  }
  const store = createS3Store(settings)
  await tryOut(store).catch((error: unknown) => {
    throw new SettingsError(faultOf(settings, error), { cause: error })
  })
  return store
}

async function hasStored(db: OpenDatabase['db']): Promise<boolean> {
  const found = await Promise.all([
    ...Object.values(fileTables).map(({ table }) =>
      db.select({ uuid: table.uuid }).from(table).where(isNotNull(table.storedAt)).limit(1),
    ),
    db.select({ uuid: removedFiles.uuid }).from(removedFiles).limit(1),
  ])
  return found.some(({ length }) => length > 0)
}

async function tryOut(store: FileStore): Promise<void> {
  const key = fileKey(`start-check-${randomUUID()}`)
  const bytes = Buffer.from(key)
  await store.put(key, { bytes, contentType: 'text/plain' })
  const kept = await store.get(key)
  await store.remove(key)
  if (kept === undefined || !bytes.equals(kept)) throw new Error('a file came back as another')
}

function faultOf({ endpoint, bucket, region, accessKeyId }: S3Settings, error: unknown): string {
  const said = error instanceof Error ? error.message : String(error)
  const { status = 0, refusal = '' } = error instanceof StoreFault ? error : {}
  if (error instanceof StoreFault && status === 0)
    return `S3_ENDPOINT names ${endpoint}, which does not answer (${said}). Start the store, or name another.`
  if (refusal === 'NoSuchBucket')
    return `S3_BUCKET is "${bucket}", a bucket that ${endpoint} does not have. Create it, or name another.`
  if (refusal === 'InvalidAccessKeyId' || refusal === 'SignatureDoesNotMatch')
    return `${endpoint} does not know S3_ACCESS_KEY_ID "${accessKeyId}" with its S3_SECRET_ACCESS_KEY (${refusal}). Give it a key that is valid.`
  if (status === 301 || refusal === 'AuthorizationHeaderMalformed')
    return `S3_REGION is "${region}", but the bucket "${bucket}" of ${endpoint} is in another (${said}). Name that one, and its endpoint.`
  if (status === 403)
    return `${endpoint} does not permit S3_ACCESS_KEY_ID "${accessKeyId}" to put, get and delete objects in the bucket "${bucket}" (${said}). Permit all three.`
  return `The store that S3_ENDPOINT names, ${endpoint} with the bucket "${bucket}", cannot be used: ${said}.`
}
