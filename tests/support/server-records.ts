import { DatabaseSync } from 'node:sqlite';

/** What the server has of the labels that contain this text: requests answered, and stars. */
export function onServer(dataDir: string, title: string): { answers: number; stars: number[] } {
  const database = new DatabaseSync(`${dataDir}/placard.sqlite`, { readOnly: true });
  try {
    const where = 'FROM interactions i JOIN texts t ON t.id = i.text_id';
    const answers = database
      .prepare(`SELECT i.id ${where} WHERE t.label_text LIKE ?`)
      .all(`%${title}%`).length;
    const stars = database
      .prepare(`SELECT r.stars ${where} JOIN ratings r ON r.interaction_id = i.id WHERE t.label_text LIKE ?`)
      .all(`%${title}%`)
      .map((row) => Number(row['stars']));
    return { answers, stars };
  } finally {
    database.close();
  }
}
