/** The states of India, and those of Australia, which stand behind a place or by themselves. */
export const INDIAN_STATE =
  /(?:^|, )(?:(?:Uttar|Madhya|Andhra|Himachal|Arunachal) Pradesh|Tamil Nadu|Karnataka|Kerala|Rajasthan|Gujarat|Maharashtra|Bihar|Odisha|Orissa|West Bengal|Punjab|Haryana|Kashmir|Assam|Telangana|Jharkhand|Chhattisgarh|Uttarakhand|Manipur|[UM]\.P\.)$/;
export const AUSTRALIAN_STATE =
  /(?:^|, )(?:Northern Territory|Western Australia|South Australia|Queensland|New South Wales|Tasmania)$/;

/** States and provinces of North America, whole and as letters. */
export const AMERICAN_STATE =
  /(?:^|, )(?:(?:North|South) (?:Carolina|Dakota)|(?:West )?Virginia|New (?:York(?: City)?|Jersey|Mexico|Hampshire|Brunswick|England)|Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|Tennessee|Texas|Utah|Vermont|Washington|Wisconsin|Wyoming|Ontario|Qu[e\u00E9]bec|Alberta|Manitoba|Saskatchewan|Nova Scotia|British Columbia|Newfoundland|Nunavut|Yukon)$/;

/** Provinces, states and regions of other lands, which stand behind a place: "Tumaco, Nari\u00F1o", "Minusinsk, Siberia". */
export const PROVINCE =
  /(?:^|, | )(?:Antioquia|Cundinamarca|Boyac\u00E1|Tolima|Nari\u00F1o|Huila|La Guajira|Transylvania|Sm\u00E5land|Halland|Vestfold|Nunavik|Nunavut|Veracruz|Oaxaca|Puebla|Chiapas|Guerrero|Michoac\u00E1n|Campeche|Yucat\u00E1n|Siberia|Torres Strait)(?=,|$)/u;
