/** Every sentence a visitor can meet when something fails, as in docs/behaviour.md#errors. */
export const ERROR_TEXTS = {
  low_resolution: 'Image resolution is too low. Try getting closer to the label!',
  low_contrast: 'Image contrast is too low. Try adjusting lighting or angle!',
  blurry: 'Image appears blurry. Hold the camera steady and ensure focus!',
  tiny_text: 'Text appears too small in the image. Please zoom in closer to the label for better results!',
  hard_to_read: 'Text is difficult to read. Zoom in for crisp text. Clarity is key!',
  no_text: 'No text was detected! Make sure to take a picture of the label, not the artwork!',
  no_text_in_image: 'No text was detected in the image',
  processing_failed: 'An unexpected error occurred while processing the image.',
  processing_hint: 'Snap a close-up of the label! Make sure the text is crisp and readable!',
  unexpected: 'An unexpected error occurred',
  no_internet: 'No Internet. Turn on Wi-Fi.',
  conversation_failed: 'Failed to generate conversation',
  sound_bite_playback: 'Failed to play audio description',
  podcast_playback: 'Failed to play audio',
  speech_failed: 'Failed to synthesize speech with Azure',
  elevenlabs_rate_limited: 'ElevenLabs rate limit exceeded. Please try again later.',
  elevenlabs_key_refused: 'ElevenLabs authentication failed. Please check your API key.',
  elevenlabs_failed: 'Failed to synthesize speech with ElevenLabs',
  elevenlabs_empty: 'Empty response from ElevenLabs',
  // Below: cases the specification does not name, in the product's words.
  captive_portal: 'Sign in to the Wi-Fi',
  not_an_image: 'This file is not a picture. Choose a photo of the label!',
  empty_file: 'This file is empty. Choose another photo of the label!',
  unreadable_image:
    'This picture cannot be opened. It may be damaged or in a format this browser does not know. Try a JPEG photo!',
  image_too_large: 'This picture is too large to open on this device. Try a smaller photo!',
  view_unavailable: 'This part of the app could not be loaded. Check the connection and try again!',
  share_failed: 'The text could not be shared or copied',
  reader_unavailable: 'The label reader could not start. Check the connection and try again!',
} as const;

export type ErrorTextKey = keyof typeof ERROR_TEXTS;
