/** File chosen by the user, with its path in the chosen folder. */
export interface InputFile {
  readonly path: string;
  readonly file: Blob;
}

/** Files from a picker. Paths of files in a folder start with its name. */
export function inputFiles(files: Iterable<File>): InputFile[] {
  return [...files].map((file) => {
    const path = file.webkitRelativePath === '' ? file.name : file.webkitRelativePath;
    return { path: path.includes('/') ? path.slice(path.indexOf('/') + 1) : path, file };
  });
}

/** All files below a dropped entry, up to about `most`. */
async function walk(entry: FileSystemEntry, path: string, maxFiles: number): Promise<InputFile[]> {
  if (entry instanceof FileSystemFileEntry || entry.isFile) {
    const file = await new Promise<File>((resolve, fail) => {
      (entry as FileSystemFileEntry).file(resolve, fail);
    });
    return [{ path: path + entry.name, file }];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const found: InputFile[] = [];
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((resolve, fail) => {
      reader.readEntries(resolve, fail);
    });
    if (batch.length === 0 || found.length > maxFiles) return found;
    for (const one of batch) {
      for (const file of await walk(one, `${path}${entry.name}/`, maxFiles)) found.push(file);
    }
  }
}

/** Files dropped on the page. For a single folder, its contents. */
export async function droppedFiles(transfer: DataTransfer, maxFiles: number): Promise<InputFile[]> {
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length === 0) return inputFiles(transfer.files);
  const found = await Promise.all(entries.map((entry) => walk(entry, '', maxFiles)));
  const files = found.flat();
  const [entry] = entries;
  if (entries.length > 1 || entry?.isDirectory !== true) return files;
  return files.map(({ path, file }) => ({ path: path.slice(entry.name.length + 1), file }));
}
