import { useState } from 'react';
import ReactCrop, { type PercentCrop } from 'react-image-crop';
import { useStore } from 'zustand';
import { BlobImage } from '../../ui/controls/blob-image.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { useServices } from '../services.ts';
import './crop-dialog.css';

/** docs/behaviour.md#crop: 80 % by 80 %, offset 10 %. The library's nudges are the specified 1, 10 and 100 px. */
const FIRST_SELECTION: PercentCrop = { unit: '%', x: 10, y: 10, width: 80, height: 80 };

const NAMES = {
  cropArea: 'Selection. Arrow keys move it; with Shift by 10 and with Control by 100 pixels',
  nwDragHandle: 'Top left corner',
  nDragHandle: 'Top edge',
  neDragHandle: 'Top right corner',
  eDragHandle: 'Right edge',
  seDragHandle: 'Bottom right corner',
  sDragHandle: 'Bottom edge',
  swDragHandle: 'Bottom left corner',
  wDragHandle: 'Left edge',
};

/** Lets the visitor frame the label in the photo before it is read (docs/behaviour.md#crop). */
export default function CropDialog() {
  const { capture, steps } = useServices();
  const framed = useStore(capture.store, (state) => state.framed);
  const [selection, setSelection] = useState(FIRST_SELECTION);
  if (!framed) return null;
  const ratio = framed.width / framed.height;
  const nothing = selection.width === 0 || selection.height === 0;
  return (
    <Dialog
      title="Crop Image"
      says="Draw the frame around the label."
      onCancel={steps.cancelCrop}
      actions={
        <>
          <Button word="Cancel" onClick={steps.cancelCrop} />
          <Button
            word="Crop & Continue"
            weight="first"
            disabled={nothing}
            onClick={() => steps.cropPhoto(selection)}
          />
        </>
      }
    >
      <div className="crop-stage">
        <ReactCrop
          crop={selection}
          onChange={(_pixels, percent) => setSelection(percent)}
          ariaLabels={NAMES}
          style={{ aspectRatio: ratio, width: `min(100cqw, ${100 * ratio}cqh)` }}
        >
          <BlobImage blob={framed.picture} alt="The whole photo" />
        </ReactCrop>
      </div>
    </Dialog>
  );
}
