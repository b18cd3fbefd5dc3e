/** File chosen by the user, with its path in the chosen folder. */
export interface GivenFile {
  readonly path: string;
  readonly file: Blob;
}

/** Files from a picker. Paths of files in a folder start with its name. */
export function givenFiles(files: Iterable<File>): GivenFile[] {
  return [...files].map((file) => {
    const path = file.webkitRelativePath === '' ? file.name : file.webkitRelativePath;
    return { path: path.includes('/') ? path.slice(path.indexOf('/') + 1) : path, file };
  });
}

/** All files below a dropped entry, up to about `most`. */
async function walk(entry: FileSystemEntry, path: string, most: number): Promise<GivenFile[]> {
  if (entry instanceof FileSystemFileEntry || entry.isFile) {
    const file = await new Promise<File>((done, fail) => {
      (entry as FileSystemFileEntry).file(done, fail);
    });
    return [{ path: path + entry.name, file }];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const found: GivenFile[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((done, fail) => {
      reader.readEntries(done, fail);
    });
    if (some.length === 0 || found.length > most) return found;
    for (const one of some) {
      for (const file of await walk(one, `${path}${entry.name}/`, most)) found.push(file);
    }
  }
}

/** Files dropped on the page. For a single folder, its contents. */
export async function droppedFiles(transfer: DataTransfer, most: number): Promise<GivenFile[]> {
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length === 0) return givenFiles(transfer.files);
  const found = await Promise.all(entries.map((entry) => walk(entry, '', most)));
  const files = found.flat();
  const [entry] = entries;
  if (entries.length > 1 || entry?.isDirectory !== true) return files;
  return files.map(({ path, file }) => ({ path: path.slice(entry.name.length + 1), file }));
}
