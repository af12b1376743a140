import path from 'node:path'
import { repository } from '#source'

/** Folder of the project that `journey init` writes. */
export const firstProject = path.join(repository, 'tools/init/project')
