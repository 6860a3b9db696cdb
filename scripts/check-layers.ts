// Checks every import against the layers of ARCHITECTURE.md.
import { layeredFolders, layerReport } from './layers.ts';
import { projectFiles } from './project-files.ts';
import { root } from './toolchain.js';

const { modules, problems } = await layerReport(root);
const read = new Set(modules);
const unread = projectFiles(...layeredFolders).filter(
  (file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts') && !read.has(file),
);

for (const problem of problems) console.error(problem);
// If dependency-cruiser cannot parse TypeScript, it reports no modules and therefore no problems.
for (const file of unread) console.error(`not read: ${file}`);
if (read.size === 0) console.error('no modules were read');
if (problems.length + unread.length > 0 || read.size === 0) process.exit(1);
console.log(`${read.size} modules respect their layers`);
