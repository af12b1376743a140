import path from 'node:path'
import { repository } from '#source'
import own from '../../product/journey-plugin.ts'
import { loadPluginBy } from '../../tools/plugin/plugins-of.ts'

// Tests give the product's plugin the modules that they use themselves, as the bundled command does.
loadPluginBy(path.join(repository, 'product/journey-plugin.ts'), () => ({ default: own }))
